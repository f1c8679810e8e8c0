/** B-cubed: for each item, how pure its group is and how much of what belongs together is in it; on average. */
export function bcubed(groups: readonly number[], truth: readonly string[]) {
  const pairs = groups.map((group, at) => `${group} ${truth[at]}`)
  const [inGroup, inTruth, inBoth] = [count(groups), count(truth), count(pairs)]
  let [precision, recall] = [0, 0]
  groups.forEach((group, at) => {
    const shared = inBoth.get(pairs[at]!)!
    precision += shared / inGroup.get(group)! / groups.length
    recall += shared / inTruth.get(truth[at]!)! / groups.length
  })
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}

function count<Item>(items: readonly Item[]): Map<Item, number> {
  const counts = new Map<Item, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}
