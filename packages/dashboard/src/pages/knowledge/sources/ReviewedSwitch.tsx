import type { KnowledgeSource } from '@foyer/sdk'
import { Switch } from '@mantine/core'
import { useDisabledReason, useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'

/** Somebody has looked at what was read. */
export function ReviewedSwitch({ source: { id, reviewed, archived } }: { source: KnowledgeSource }) {
  const { knowledgeSources } = useFoyer()
  const whyNot = useDisabledReason('write')
  const review = useWrite({
    write: (to: boolean) => knowledgeSources.update(id, { reviewed: to }),
    touches: ['knowledge_sources'],
  })
  return (
    <Switch
      mt="md"
      label="Reviewed"
      description={whyNot ?? 'Someone on your team has checked this source.'}
      disabled={whyNot !== null || archived}
      checked={review.isPending ? review.variables : reviewed}
      onChange={(event) => review.send(event.currentTarget.checked)}
    />
  )
}
