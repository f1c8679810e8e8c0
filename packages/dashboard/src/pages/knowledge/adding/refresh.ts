/** How often an address is synced automatically: the usual choices, and whatever a source has already. */

const usual = [
  [24, 'Every day'],
  [168, 'Every week'],
  [720, 'Every 30 days'],
] as const

export function refreshWords(hours: number | null): string {
  if (hours === null) return 'Never'
  const found = usual.find(([each]) => each === hours)
  if (found) return found[1]
  return hours % 24 === 0 ? `Every ${hours / 24} days` : hours === 1 ? 'Every hour' : `Every ${hours} hours`
}

export function refreshOptions(current: number | null) {
  const hours = new Set([...usual.map(([each]) => each as number), ...(current === null ? [] : [current])])
  return [null, ...[...hours].sort((a, b) => a - b)].map((each) => ({
    value: String(each ?? 'never'),
    label: refreshWords(each),
  }))
}

export const hoursOf = (option: string | null) =>
  option === null || option === 'never' ? null : Number(option)
