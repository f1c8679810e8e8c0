import type { OrganizationExport } from '@foyer/sdk'
import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useFoyer, useMembership } from '../../../api/organization.tsx'
import { saveFile } from '../../../conversation/save_file.ts'
import { notifyFailed } from '../../../parts/notify.tsx'
import { absoluteTime } from '../../../parts/relative_time.ts'

export function DownloadExport({ made: { id, status, created_at } }: { made: OrganizationExport }) {
  const foyer = useFoyer()
  const { slug } = useMembership()
  const download = useMutation({
    mutationFn: async () => (await foyer.organization.exports.download(id)).blob(),
    onSuccess: (file) => saveFile(file, `${slug}-${created_at.slice(0, 10)}.jsonl`),
    onError: notifyFailed,
  })
  if (status !== 'completed') return '–'
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={`Download the export of ${absoluteTime(new Date(created_at))}`}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      Download
    </Button>
  )
}
