import type { Message } from '@foyer/sdk'
import type { ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { PencilLine } from 'lucide-react'
import { lazy } from 'react'
import { LazyDialog } from '../../parts/LazyDialog.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'

const CorrectReplyDialog = lazy(() =>
  import('./CorrectReplyDialog.tsx').then(({ CorrectReplyDialog: dialog }) => ({ default: dialog })),
)

interface CorrectReplyButtonProps extends ButtonProps {
  /** Of the agent. */
  message: Message
}

/** "This should have said …", wherever a reply is shown. */
export function CorrectReplyButton({ message, ...look }: CorrectReplyButtonProps) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <WriteButton
        {...look}
        leftSection={<PencilLine size={13} aria-hidden />}
        aria-haspopup="dialog"
        onClick={open}
      >
        Fix this reply
      </WriteButton>
      <LazyDialog opened={opened}>
        <CorrectReplyDialog message={message} opened={opened} onClose={close} />
      </LazyDialog>
    </>
  )
}
