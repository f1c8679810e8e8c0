import type { AnswerCheck, Foyer } from '@foyer/sdk'
import { ListChecks } from 'lucide-react'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { notifyDone } from '../../../parts/notify.tsx'
import { pluralize } from '../../../parts/pluralize.ts'
import { WriteButton } from '../../../parts/WriteButton.tsx'

const pollMs = 700

/** Asks the agents every question that they could not answer. What they can answer by now is said, not resolved. */
export function CheckAllButton({ agents }: { agents: string[] }) {
  const foyer = useFoyer()
  const check = useWrite({
    write: () =>
      Promise.all(agents.map(async (agent) => finished(foyer, await foyer.answerChecks.start({ agent })))),
    touches: ['knowledge_gaps'],
    onDone: (runs) => notifyDone(summaryOf(runs)),
  })
  return (
    <WriteButton
      variant="default"
      leftSection={<ListChecks size={16} aria-hidden />}
      loading={check.isPending}
      disabled={agents.length === 0}
      onClick={() => check.send()}
    >
      Check all now
    </WriteButton>
  )
}

async function finished(foyer: Foyer, run: AnswerCheck): Promise<AnswerCheck> {
  if (run.status === 'completed' || run.status === 'failed') return run
  await new Promise((resolve) => setTimeout(resolve, pollMs))
  return finished(foyer, await foyer.answerChecks.get(run.id))
}

function summaryOf(runs: AnswerCheck[]): string {
  const sum = (count: (run: AnswerCheck) => number) => runs.reduce((total, run) => total + count(run), 0)
  const failed = sum((run) => run.failed + (run.status === 'failed' ? run.total - run.done : 0))
  const words = `${pluralize(
    sum(({ total }) => total),
    'gap',
  )} checked: ${sum(({ answerable }) => answerable)} can be answered now.`
  return failed > 0 ? `${words} ${pluralize(failed, 'check')} could not run.` : words
}
