import type { FactChangeKind } from '@foyer/contract/vocabulary'
import { Button, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { statuses } from '../../../parts/statuses.ts'
import classes from './ChangeGroup.module.css'
import { changeHeadings, type FactChange } from './plan.ts'

const signs: Record<FactChangeKind, string> = { added: '+', reworded: '≈', revived: '↺', retired: '−' }

const shownAtFirst = 12

/** Changes of one kind, as a diff. */
export function ChangeGroup({ change, facts }: { change: FactChangeKind; facts: FactChange[] }) {
  const { title, meaning } = changeHeadings[change]
  const [all, { open: showAll }] = useDisclosure(facts.length <= shownAtFirst)
  return (
    <div>
      <Title order={3}>
        {title} ({facts.length})
      </Title>
      <Text size="xs" c="dimmed" mb="xs">
        {meaning}
      </Text>
      <ul className={classes.list}>
        {facts.slice(0, all ? undefined : shownAtFirst).map(({ fact_id, text, was }) => (
          <li
            key={fact_id ?? text}
            className={classes.change}
            data-tone={statuses[change][0]}
            data-sign={signs[change]}
          >
            {was !== undefined && <del>{was}</del>}
            {change === 'retired' ? <del>{text}</del> : text}
          </li>
        ))}
      </ul>
      {!all && (
        <Button variant="subtle" mt="xs" onClick={showAll}>
          Show {facts.length - shownAtFirst} more
        </Button>
      )}
    </div>
  )
}
