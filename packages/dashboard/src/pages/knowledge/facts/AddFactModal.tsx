import { type FactTopic, factTopics } from '@foyer/contract/vocabulary'
import type { CreateKnowledgeFactBody } from '@foyer/sdk'
import { Modal, Select, Stack, Switch, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { FormError } from '../../../parts/FormError.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { UnsavedChanges } from '../../../parts/UnsavedChanges.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { topicOptions } from '../words.ts'

/** A statement of the team's own, which agents can use at once. */
export function AddFactModal({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Add fact" size="lg">
      <AddFactForm onClose={onClose} />
    </Modal>
  )
}

/** Its page has an address of its own: closing it asks first whether words would be lost. */
function AddFactForm({ onClose }: { onClose: () => void }) {
  const { knowledgeFacts } = useFoyer()
  const [text, setText] = useState('')
  const [topic, setTopic] = useState<FactTopic>('practical')
  const [always, setAlways] = useState(false)
  const add = useWrite({
    write: (body: CreateKnowledgeFactBody, options) => knowledgeFacts.create(body, options),
    touches: ['knowledge_facts', 'knowledge_sources'],
    toldOnPage: true,
    onDone: () => {
      notifyDone('Fact added. Agents can use it now.')
      onClose()
    },
  })
  const errors = useFieldErrors(add.error, { text, topic })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        add.send({ text, topic, tier: always ? 'universal' : 'situational' })
      }}
    >
      <UnsavedChanges
        isDirty={() => text.trim() !== '' && !add.isPending && !add.isSuccess}
        allows={() => false}
      />
      <Stack gap="md">
        <Textarea
          data-autofocus
          label="Fact"
          description="One complete sentence that makes sense on its own, such as “Workshops take place in Hamburg or online.”"
          autosize
          minRows={2}
          value={text}
          error={errors.text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Select
          label="Topic"
          data={topicOptions}
          value={topic}
          onChange={(chosen) => setTopic(factTopics.find((each) => each === chosen) ?? 'practical')}
          error={errors.topic}
          allowDeselect={false}
          w={{ base: '100%', xs: 240 }}
        />
        <Switch
          label="Always include"
          description="Give it to the model for every reply, not only when it matches the question."
          checked={always}
          onChange={(event) => setAlways(event.currentTarget.checked)}
        />
        <FormError error={add.error} fields={['text', 'topic']} />
        <FormButtons onCancel={onClose}>
          <WriteButton type="submit" loading={add.isPending}>
            Add fact
          </WriteButton>
        </FormButtons>
      </Stack>
    </form>
  )
}
