/// What a failure that cannot happen turns into, whatever is asked for.
@usableFromInline
func impossible<Failure: Error>(_ never: Never) -> Failure {}
