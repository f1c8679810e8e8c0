import { Button, Group, Stack, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download, Link2, Link2Off } from 'lucide-react'
import { useFoyer } from '../api/organization.tsx'
import { CodeBlock } from '../parts/CodeBlock.tsx'
import { notifyDone, notifyFailed } from '../parts/notify.tsx'
import { Time } from '../parts/Time.tsx'
import { WriteButton } from '../parts/WriteButton.tsx'
import { saveFile } from './save_file.ts'

interface DeliverableActionsProps {
  id: number
  title: string
  /** When the link that shares it ends, or ended. */
  sharedUntil: string | undefined
}

/** What can be done with a document: print it, and share it by a link. */
export function DeliverableActions({ id, title, sharedUntil }: DeliverableActionsProps) {
  const foyer = useFoyer()
  const download = useMutation({
    mutationFn: async () => {
      const file = await foyer.deliverables.document.get(id, { headers: { accept: 'application/pdf' } })
      saveFile(await file.blob(), `${title}.pdf`)
    },
    onError: notifyFailed,
  })
  const share = useMutation({ mutationFn: () => foyer.deliverables.share(id), onError: notifyFailed })
  const unshare = useMutation({
    mutationFn: () => foyer.deliverables.unshare(id),
    onSuccess: () => {
      share.reset()
      notifyDone('The link no longer works.')
    },
    onError: notifyFailed,
  })
  const isShared = sharedUntil !== undefined && new Date(sharedUntil) > new Date()
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          Download PDF
        </Button>
        <WriteButton
          variant="default"
          leftSection={<Link2 size={16} aria-hidden />}
          loading={share.isPending}
          onClick={() => share.mutate()}
        >
          {isShared ? 'Create new link' : 'Create link'}
        </WriteButton>
        {isShared && (
          <WriteButton
            variant="default"
            leftSection={<Link2Off size={16} aria-hidden />}
            loading={unshare.isPending}
            onClick={() => unshare.mutate()}
          >
            Revoke link
          </WriteButton>
        )}
      </Group>
      {share.data && (
        <>
          <CodeBlock code={share.data.url} what="link" />
          <Text c="dimmed" size="sm">
            Anyone with this link can read the document. The link is shown only once and works until{' '}
            <Time value={share.data.expires_at} exact />.
          </Text>
        </>
      )}
      {isShared && !share.data && (
        <Text c="dimmed" size="sm">
          Shared with a link until <Time value={sharedUntil} exact />. A new link replaces it.
        </Text>
      )}
    </Stack>
  )
}
