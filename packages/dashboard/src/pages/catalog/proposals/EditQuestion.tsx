import { Modal, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAgentName } from '../../../api/agents.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { DiscardDialog } from '../../../parts/DiscardDialog.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { FormButtons } from '../../../parts/FormButtons.tsx'
import { linesOf, textOf } from '../../../parts/lines.ts'
import { notifyDone } from '../../../parts/notify.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { applyEdits } from './apply_edits.ts'
import { labelsOf, titleOf, withAnswers } from './slot_options.ts'
import type { FlowProposal } from './use_generations.ts'

/** A proposed question in other words, or with other answers. */
export function EditQuestion({ proposal, onClose }: { proposal: FlowProposal; onClose: () => void }) {
  const foyer = useFoyer()
  const agentName = useAgentName()
  const { generation, number, agent, edits } = proposal
  const [proposed] = useState(() =>
    edits.map((edit) => ({ title: titleOf(edit), answers: textOf(labelsOf(edit)) })),
  )
  const [forms, setForms] = useState(proposed)
  const [isLeaving, setLeaving] = useState(false)
  const close = () => (forms === proposed ? onClose() : setLeaving(true))
  const save = useWrite({
    write: async (sent: typeof forms) => {
      const edited = edits.map((edit, at) =>
        withAnswers(edit, sent[at]?.title ?? '', linesOf(sent[at]?.answers ?? '')),
      )
      await applyEdits(foyer, agent, edited)
      // The flow has the owner's version now: the one that was proposed is settled with it.
      await foyer.catalogGenerations.dismiss(generation, { finding: 'flow_proposal', number })
    },
    touches: ['catalog_generations', 'flow', 'agents'],
    toldOnPage: true,
    onDone: () => {
      notifyDone(`${agentName(agent)} will ask for it from now on.`)
      onClose()
    },
  })
  const set = (place: number, changed: Partial<(typeof forms)[number]>) =>
    setForms((now) => now.map((each, at) => (at === place ? { ...each, ...changed } : each)))
  return (
    <Modal opened onClose={close} title="Edit question">
      <DiscardDialog opened={isLeaving} onStay={() => setLeaving(false)} onDiscard={onClose} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save.send(forms)
        }}
      >
        <Stack>
          {forms.map(({ title, answers }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the edits have no other name, and none is moved.
            <Stack key={at} gap="sm">
              <TextInput
                label="Question"
                value={title}
                onChange={(event) => set(at, { title: event.currentTarget.value })}
              />
              {edits[at] && labelsOf(edits[at]).length > 0 && (
                <Textarea
                  label="Answers to choose from"
                  description="One per line."
                  value={answers}
                  onChange={(event) => set(at, { answers: event.currentTarget.value })}
                  autosize
                  minRows={3}
                />
              )}
            </Stack>
          ))}
          {save.error != null && <ErrorNotice error={save.error} />}
          <FormButtons onCancel={close}>
            <WriteButton type="submit" loading={save.isPending}>
              Accept
            </WriteButton>
          </FormButtons>
        </Stack>
      </form>
    </Modal>
  )
}
