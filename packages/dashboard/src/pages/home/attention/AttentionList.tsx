import { Group, Text } from '@mantine/core'
import { CircleCheck } from 'lucide-react'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { Section } from '../../../parts/Section.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { TextSkeleton } from '../../../parts/TextSkeleton.tsx'
import { Time } from '../../../parts/Time.tsx'
import classes from '../HomePage.module.css'
import { Row } from '../Row.tsx'
import { useAttention } from './use_attention.ts'

/** What waits for somebody of the organization, what weighs most first. Each line leads to where it is done. */
export function AttentionList() {
  const { isKnown, error, items } = useAttention()
  return (
    <Section title="Needs your attention" flush>
      {error !== undefined && (
        <div className={classes.calm}>
          <ErrorNotice error={error} />
        </div>
      )}
      {!isKnown && error === undefined && (
        <div className={classes.calm}>
          <TextSkeleton lines={1} label="what needs your attention" />
        </div>
      )}
      {isKnown && items.length === 0 && (
        <Group className={classes.calm} gap="xs" wrap="nowrap">
          <CircleCheck size={18} aria-hidden />
          <Text size="sm">Nothing needs your attention. Nobody is waiting, and everything works.</Text>
        </Group>
      )}
      {(isKnown || error !== undefined) && (
        <ul className={classes.rows}>
          {items.map(({ key, title, detail, since, status, link }) => (
            <Row
              key={key}
              link={link}
              title={title}
              detail={
                <>
                  {detail}
                  {since !== undefined && <Time value={since} />}
                </>
              }
              aside={status && <StatusBadge status={status} />}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
