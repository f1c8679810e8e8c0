import { Modal } from '@mantine/core'
import { CreateAgentForm } from './CreateAgentForm.tsx'

/** A dialog that begins empty each time: the form lives only as long as it is open. */
export function CreateAgent({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Modal opened={opened} onClose={onClose} title="Create agent" size="lg">
      <CreateAgentForm onCancel={onClose} />
    </Modal>
  )
}
