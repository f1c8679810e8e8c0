import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useMembership } from '../../api/organization.tsx'
import { saveFile } from '../../conversation/save_file.ts'
import { notifyDone, notifyFailed } from '../../parts/notify.tsx'
import { fetchLeadsTable, type LeadsTableFilters } from './leads_table.ts'

/** All leads that the filters show, as a table for a spreadsheet. */
export function ExportButton({ filters }: { filters: LeadsTableFilters }) {
  const { slug } = useMembership()
  const table = useMutation({
    mutationFn: () => fetchLeadsTable(slug, filters),
    onSuccess: ({ file, isCut }) => {
      saveFile(file, `leads-${new Date().toISOString().slice(0, 10)}.csv`)
      if (isCut)
        notifyDone(
          'The file contains the newest 10,000 leads. To export older ones, choose an earlier period.',
        )
    },
    onError: notifyFailed,
  })
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={table.isPending}
      onClick={() => table.mutate()}
    >
      Export CSV
    </Button>
  )
}
