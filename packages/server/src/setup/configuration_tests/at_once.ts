/** Runs the work for every item, so many at once, and gives the results in the order of the items. */
export async function atOnce<Item, Result>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length)
  let next = 0
  async function go() {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at]!)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, go))
  return results
}
