import type { OrganizationExport } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect } from 'react'
import { rowsOf, useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { type Column, DataTable } from '../../../parts/DataTable.tsx'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Section } from '../../../parts/Section.tsx'
import { StatusBadge } from '../../../parts/StatusBadge.tsx'
import { Time } from '../../../parts/Time.tsx'
import { WriteButton } from '../../../parts/WriteButton.tsx'
import { DownloadExport } from './DownloadExport.tsx'
import { sizeLabel } from './size_label.ts'

/** That one begins to be written has no event: while one is not ended, the page looks again. */
const lookAgainMs = 2000

/** A file of everything: asked for here, written in the background, there for a week. */
export function ExportSection() {
  const foyer = useFoyer()
  const client = useQueryClient()
  const exports = useList(['organization_exports'], (cursor, options) =>
    foyer.organization.exports.list(cursor, options),
  )
  const start = useWrite({
    write: (_: 'everything', options) => foyer.organization.export(options),
    touches: ['organization_exports'],
  })
  const isUnderWay = rowsOf(exports).some(({ completed_at }) => completed_at === undefined)
  useEffect(() => {
    if (!isUnderWay) return
    const look = () => client.invalidateQueries({ queryKey: ['organization_exports'] })
    const timer = setInterval(look, lookAgainMs)
    return () => clearInterval(timer)
  }, [isUnderWay, client])
  const startButton = (
    <WriteButton
      variant="default"
      loading={start.isPending}
      disabled={isUnderWay}
      onClick={() => start.send('everything')}
    >
      Export everything
    </WriteButton>
  )
  return (
    <Section
      flush
      title="Export"
      description="All of your organization’s data in one JSON Lines file. Secrets are not included."
      actions={rowsOf(exports).length > 0 && startButton}
    >
      <DataTable
        label="Exports"
        query={exports}
        columns={columns}
        empty={
          <EmptyState icon={Download} title="No exports yet" action={startButton}>
            Get a copy of everything: agents, knowledge, conversations, settings and the audit log. It is
            written in the background; you can leave this page.
          </EmptyState>
        }
      />
    </Section>
  )
}

const columns: Column<OrganizationExport>[] = [
  { header: 'Started', cell: ({ created_at }) => <Time value={created_at} exact /> },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, width: '9rem' },
  {
    header: 'Size',
    cell: ({ bytes, error }) => (bytes === undefined ? (error?.message ?? '–') : sizeLabel(bytes)),
    width: '8rem',
    align: 'right',
  },
  { header: 'File', cell: (made) => <DownloadExport made={made} />, width: '10rem', align: 'right' },
]
