import type { Agent, CreateExperimentBody, Experiment, PromptTemplate } from '@foyer/sdk'
import { MultiSelect, Select, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import type { PromptKind } from '../../../parts/prompt_kinds.ts'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { metricWords } from './prompt_words.ts'

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
  const [name, setName] = useState('')
  const [arms, setArms] = useState(() => versions.slice(0, 2).map(({ id }) => String(id)))
  const [metric, setMetric] = useState<Experiment['metric']>('completion')
  const create = useWrite({
    write: (body: CreateExperimentBody, options) => foyer.experiments.create(agent.slug, body, options),
    touches: ['experiments'],
    toldOnPage: true,
    onDone: (created) => {
      notifyDone(`${created.name} is ready. Start it whenever you like.`)
      onClose()
    },
  })
  const errors = useFieldErrors(create.error, { name, arms, metric })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    create.send({ name, kind, metric, arms: arms.map((id) => ({ prompt_template_id: Number(id) })) })
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
          description="Two to five. New conversations are split equally."
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
            Create experiment
          </WriteButton>
        </FormButtons>
      </Stack>
    </form>
  )
}
