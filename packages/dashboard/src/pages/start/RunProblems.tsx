import type { OnboardingRun } from '@foyer/sdk'
import { Stack } from '@mantine/core'
import { Notice } from '../../parts/Notice.tsx'

/** What went wrong and what to do about it, in the words of the run. */
export function RunProblems({ run: { problems, status } }: { run: OnboardingRun }) {
  if (problems.length === 0) return null
  return (
    <Stack gap="xs">
      {problems.map(({ step, url, source_id, code, message }) => (
        <Notice
          key={`${step} ${url} ${source_id} ${code}`}
          tone={status === 'failed' ? 'bad' : 'warn'}
          title={url && !message.includes(url) ? url : undefined}
        >
          {message}
        </Notice>
      ))}
    </Stack>
  )
}
