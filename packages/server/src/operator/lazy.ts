/** An async function of a module that is loaded when it is first called. */
export function lazy<Module, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
): Module[Name] {
  const call = async (...given: unknown[]) => {
    const loaded = (await load())[name] as (...given: unknown[]) => unknown
    return loaded(...given)
  }
  // It cannot be told from one that was loaded at once.
  return call as Module[Name]
}
