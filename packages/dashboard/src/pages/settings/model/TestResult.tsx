import { FormError } from '../../../parts/FormError.tsx'
import { Notice } from '../../../parts/Notice.tsx'
import type { ModelTestMutation } from './use_model.ts'

/** Whether the model answers; in words of the provider where it does not. */
export function TestResult({ test: { data, error } }: { test: ModelTestMutation }) {
  if (error) return <FormError error={error} />
  if (!data) return null
  if (data.ok)
    return (
      <Notice tone="busy" title="The model works">
        {data.model} answered in {seconds(data.milliseconds)}. Agents use it from the next message on.
      </Notice>
    )
  return (
    <Notice tone="bad" title="The model does not work">
      {data.error} Until it works, agents use built-in replies.
    </Notice>
  )
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} seconds`
