import type { Agent, Experiment, PromptTemplate } from '@foyer/sdk'
import { MultiSelect, Select, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { newIdempotencyKey } from '../../../api/idempotency_key.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { metricWords, type PromptKind } from './prompt_words.ts'

interface ExperimentFormProps {
  agent: Agent
  kind: PromptKind
  /** Those that can take part. */
  versions: PromptTemplate[]
  onClose: () => void
}

const isMetric = (word: string | null): word is Experiment['metric'] => word !== null && word in metricWords

/** A draft first: nothing changes for visitors until it is started. */
export function ExperimentForm({ agent, kind, versions, onClose }: ExperimentFormProps) {
  const foyer = useFoyer()
  const client = useQueryClient()
  const isSending = useRef(false)
  const [name, setName] = useState('')
  const [arms, setArms] = useState(() => versions.slice(0, 2).map(({ id }) => String(id)))
  const [metric, setMetric] = useState<Experiment['metric']>('completion')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another experiment is another request, a second click is not.
  const idempotencyKey = useMemo(newIdempotencyKey, [name, arms, metric])
  const create = useMutation({
    mutationFn: () =>
      foyer.experiments.create(
        agent.slug,
        { name, kind, metric, arms: arms.map((id) => ({ prompt_template_id: Number(id) })) },
        { idempotencyKey },
      ),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['experiments', agent.slug] })
      notifyDone(`${name} is ready. Start it when you like.`)
      onClose()
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  const errors = fieldErrors(create.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    create.mutate()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Name"
          placeholder="Shorter greeting"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errors.name}
          autoFocus
        />
        <MultiSelect
          label="Versions"
          description="Two to five. New conversations are shared out equally."
          data={versions.map(({ id, version, active }) => ({
            value: String(id),
            label: `Version ${version}${active ? ' (active)' : ''}`,
          }))}
          value={arms}
          onChange={setArms}
          error={errors.arms}
        />
        <Select
          label="Compare by"
          description="Kept as a note with the experiment. Results are not calculated."
          data={Object.entries(metricWords).map(([value, label]) => ({ value, label }))}
          value={metric}
          onChange={(word) => isMetric(word) && setMetric(word)}
          error={errors.metric}
          allowDeselect={false}
        />
        <FormError error={create.error} fields={['name', 'arms', 'metric']} />
        <FormButtons onCancel={onClose}>
          <WriteButton type="submit" loading={create.isPending}>
            Create the experiment
          </WriteButton>
        </FormButtons>
      </Stack>
    </form>
  )
}
