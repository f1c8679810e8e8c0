import type { ApiKey } from '@foyer/sdk'
import { Modal } from '@mantine/core'
import { useState } from 'react'
import { CreateKeyForm } from './CreateKeyForm.tsx'
import { NewKey } from './NewKey.tsx'

/** First the form, then the secret, in one dialog: it is shown once. */
export function CreateKey({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const [made, setMade] = useState<ApiKey>()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setMade(undefined)}
      title={made ? `${made.name} is ready` : 'Create key'}
      size="lg"
      closeOnClickOutside={!made}
    >
      {made ? (
        <NewKey secret={made.secret ?? ''} onClose={onClose} />
      ) : (
        <CreateKeyForm onCreated={setMade} onCancel={onClose} />
      )}
    </Modal>
  )
}
