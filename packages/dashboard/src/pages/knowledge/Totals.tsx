import { Text } from '@mantine/core'

export interface Total {
  count: number
  one: string
  many: string
}

/** What there is, in one quiet line. Counts of nothing are left out, but for the first. */
export function Totals({ items }: { items: Total[] | undefined }) {
  const told = (items ?? [])
    .filter(({ count }, place) => place === 0 || count > 0)
    .map(({ count, one, many }) => `${count.toLocaleString('en')} ${count === 1 ? one : many}`)
  return (
    <Text size="sm" c="dimmed" mih="1.5em" aria-label="Totals">
      {told.join(' · ')}
    </Text>
  )
}
