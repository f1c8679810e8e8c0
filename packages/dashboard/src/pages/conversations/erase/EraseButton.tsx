import type { Conversation, Erasure } from '@foyer/sdk'
import { Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Trash2 } from 'lucide-react'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { EraseForm } from './EraseForm.tsx'

interface EraseButtonProps {
  conversation: Conversation
  onErased: (receipt: Erasure) => void
}

export function EraseButton({ conversation, onErased }: EraseButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <WriteButton
        variant="subtle"
        color="red"
        leftSection={<Trash2 size={16} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Erase
      </WriteButton>
      <Modal opened={opened} onClose={close} title="Erase this conversation?">
        <EraseForm conversation={conversation} onErased={onErased} onCancel={close} />
      </Modal>
    </>
  )
}
