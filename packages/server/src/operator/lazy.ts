/** A function that answers later, whether or not it did before. */
type Later<Call> = Call extends (...given: never[]) => Promise<unknown>
  ? Call
  : Call extends (...given: infer Given) => infer Result
    ? (...given: Given) => Promise<Result>
    : never

/** A function of a module that is loaded when it is first called. */
export function lazy<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Later<Module[Name]> {
  const call = async (...given: unknown[]) => {
    const loaded = (await load())[name] as (...given: unknown[]) => unknown
    return loaded(...given)
  }
  return call as Later<Module[Name]>
}
