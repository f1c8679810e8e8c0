import type { CreateServiceBody, CreateVoiceProfileBody, ResourceDraft } from '@foyer/sdk'
import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { fieldErrors } from '../../../api/field_errors.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useFieldErrors } from '../../../api/use_field_errors.ts'
import { useWrite } from '../../../api/use_write.ts'
import { DiscardDialog } from '../../../parts/DiscardDialog.tsx'
import { ErrorNotice } from '../../../parts/ErrorNotice.tsx'
import { notifyDone } from '../../../parts/notify.tsx'
import { useValues } from '../../../parts/use_values.ts'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { CriterionFields } from '../criteria/CriterionFields.tsx'
import { bodyOfCriterion, valuesOfCriterion } from '../criteria/criterion_values.ts'
import { ServiceFields } from '../services/ServiceFields.tsx'
import { bodyOfService, isPriceReadable, valuesOfService } from '../services/service_values.ts'
import { VoiceFields } from '../voices/VoiceFields.tsx'
import { bodyOfVoice, valuesOfVoice } from '../voices/voice_values.ts'
import { editedPayload } from './edited_payload.ts'
import { payloadErrors } from './payload_errors.ts'

interface EditProposalProps {
  draft: ResourceDraft
  onClose: () => void
}

/** The form of the kind, filled with what was proposed. */
export function EditProposal(props: EditProposalProps) {
  switch (props.draft.kind) {
    case 'service':
      return <EditServiceProposal {...props} />
    case 'voice':
      return <EditVoiceProposal {...props} />
    case 'fit_criterion':
      return <EditCriterionProposal {...props} />
  }
}

function EditServiceProposal(props: EditProposalProps) {
  const form = useValues(valuesOfService(props.draft.payload as Partial<CreateServiceBody> as object))
  return (
    <ProposalDialog
      {...props}
      isChanged={form.isChanged}
      isValid={isPriceReadable(form.values)}
      body={bodyOfService(form.values)}
      agentsChosen={form.values.agents !== form.base.agents}
      fields={(errors) => (
        <ServiceFields values={form.values} set={form.set} errors={errors} readOnly={false} />
      )}
    />
  )
}

function EditVoiceProposal(props: EditProposalProps) {
  const form = useValues(valuesOfVoice(props.draft.payload as Partial<CreateVoiceProfileBody>))
  return (
    <ProposalDialog
      {...props}
      isChanged={form.isChanged}
      body={bodyOfVoice(form.values)}
      agentsChosen={form.values.agents !== form.base.agents}
      fields={(errors) => (
        <VoiceFields values={form.values} set={form.set} errors={errors} readOnly={false} />
      )}
    />
  )
}

function EditCriterionProposal(props: EditProposalProps) {
  const form = useValues(valuesOfCriterion(props.draft.payload))
  return (
    <ProposalDialog
      {...props}
      isChanged={form.isChanged}
      body={bodyOfCriterion(form.values)}
      agentsChosen={form.values.agents !== form.base.agents}
      fields={(errors) => <CriterionFields values={form.values} set={form.set} errors={errors} />}
    />
  )
}

interface ProposalDialogProps extends EditProposalProps {
  isChanged: boolean
  isValid?: boolean
  body: Record<string, unknown>
  agentsChosen: boolean
  fields: (errors: Record<string, string>) => React.ReactNode
}

function ProposalDialog({
  draft,
  onClose,
  isChanged,
  isValid = true,
  body,
  agentsChosen,
  fields,
}: ProposalDialogProps) {
  const { resourceDrafts } = useFoyer()
  const [isLeaving, setLeaving] = useState(false)
  const save = useWrite({
    write: async ({ accept, payload }: { accept: boolean; payload: Record<string, unknown> }, options) => {
      if (isChanged) await resourceDrafts.update(draft.id, { payload }, options)
      return accept ? resourceDrafts.accept(draft.id) : null
    },
    touches: ['resource_drafts', 'services', 'voice_profiles', 'fit_criteria', 'agents'],
    toldOnPage: true,
    onDone: (accepted) => {
      notifyDone(accepted ? 'Accepted. It is in your catalog.' : 'Proposal saved.')
      onClose()
    },
  })
  const errors = payloadErrors(useFieldErrors(save.error, { payload: body }))
  const isElsewhere = save.error !== null && Object.keys(payloadErrors(fieldErrors(save.error))).length === 0
  const send = (accept: boolean) => {
    if (isValid) save.send({ accept, payload: editedPayload(draft.payload, body, agentsChosen) })
  }
  const close = () => (isChanged ? setLeaving(true) : onClose())
  return (
    <Modal opened onClose={close} title="Edit proposal" size="lg">
      <DiscardDialog opened={isLeaving} onStay={() => setLeaving(false)} onDiscard={onClose} />
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(true)
        }}
      >
        <Stack>
          {!('agents' in draft.payload) && !agentsChosen && (
            <Text size="sm" c="dimmed">
              {draft.kind === 'voice'
                ? 'If you choose none, every agent without a voice gets it.'
                : 'If you choose none, all agents get it.'}
            </Text>
          )}
          {fields(errors)}
          {isElsewhere && <ErrorNotice error={save.error} />}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <WriteButton
              variant="default"
              disabled={!isChanged}
              loading={save.isPending}
              onClick={() => send(false)}
            >
              Save for later
            </WriteButton>
            <WriteButton type="submit" loading={save.isPending}>
              Accept
            </WriteButton>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
