import type { KnowledgeSource } from '@foyer/sdk'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { usePlannedRun } from './runs.ts'
import { useIngest } from './use_ingest.ts'

/** Look first, or read and apply at once. */
export function ReadButtons({ source }: { source: KnowledgeSource }) {
  const planned = usePlannedRun(source)
  const ingest = useIngest(source.id)
  const busy = source.status === 'ingesting'
  const runs = (plan: boolean) => ingest.isPending && ingest.variables === plan
  return (
    <>
      <WriteButton variant="default" disabled={busy} loading={runs(true)} onClick={() => ingest.send(true)}>
        Preview changes
      </WriteButton>
      <WriteButton
        // A plan that waits has the page's main button; a failure that lasts leaves it to Edit.
        variant={planned || source.error?.lasting ? 'default' : 'filled'}
        disabled={busy}
        loading={runs(false)}
        onClick={() => ingest.send(false)}
      >
        Sync now
      </WriteButton>
    </>
  )
}
