import type { DeliverableLink } from '@foyer/sdk'
import { Button, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { FileText } from 'lucide-react'
import { DeliverablePreview } from './DeliverablePreview.tsx'

/** The document that was handed over. */
export function DeliverableCard({ deliverable: { id, title } }: { deliverable: DeliverableLink }) {
  const [opened, { open, close }] = useDisclosure()
  return (
    <>
      <Button
        variant="default"
        leftSection={<FileText size={16} aria-hidden />}
        onClick={open}
        aria-label={`Preview ${title}`}
      >
        {title}
      </Button>
      <Modal opened={opened} onClose={close} title={title} size="xl">
        <DeliverablePreview id={id} />
      </Modal>
    </>
  )
}
