import type { KnowledgeGap } from '@foyer/sdk'
import { Group, Text } from '@mantine/core'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { FormError } from '../../../parts/FormError.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'

type Verdict = 'right' | 'wrong'

const labels: Record<Verdict, string> = { right: 'This is right', wrong: 'Still wrong' }
const given: Record<Verdict, string> = {
  right: 'You marked this reply as right.',
  wrong: 'You marked this reply as wrong.',
}

/** The owner's word on the reply that the last check shows. */
export function VerdictButtons({ gap: { id, last_check, verdicts = [] } }: { gap: KnowledgeGap }) {
  const { knowledgeGaps } = useFoyer()
  const judge = useWrite({
    write: (verdict: Verdict) => knowledgeGaps.judge(id, { verdict }),
    touches: ['knowledge_gaps', 'standing_checks'],
    toldOnPage: true,
  })
  const said = verdicts.findLast(({ answer }) => answer === last_check?.answer)?.verdict
  return (
    <>
      <FormError error={judge.error} />
      <Group gap="sm">
        {(['right', 'wrong'] as const).map((verdict) => (
          <WriteButton
            key={verdict}
            size="xs"
            variant="default"
            disabled={said === verdict}
            loading={judge.isPending && judge.variables === verdict}
            onClick={() => judge.send(verdict)}
          >
            {labels[verdict]}
          </WriteButton>
        ))}
        {said && (
          <Text size="sm" c="dimmed" role="status">
            {given[said]}
          </Text>
        )}
      </Group>
    </>
  )
}
