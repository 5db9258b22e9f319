// A misspelt feature is ignored by some versions of the package manager, so it is asked for here
// whether those of the package are on; all targets have the same settings.
#if !hasFeature(ExistentialAny) || !hasFeature(InternalImportsByDefault)
#error("an upcoming feature of the package is not on")
#endif
#if !hasFeature(MemberImportVisibility)
#error("an upcoming feature of the package is not on")
#endif

// Iterators say by `isolation:` where they run; under this feature every `next()` has to be reviewed.
#if hasFeature(NonisolatedNonsendingByDefault)
#error("the operators are not written for NonisolatedNonsendingByDefault")
#endif
