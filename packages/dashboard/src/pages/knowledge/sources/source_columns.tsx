import type { KnowledgeSource } from '@foyer/sdk'
import { File, FileText, Globe, type LucideIcon, Network, PenLine } from 'lucide-react'
import type { Column } from '../../../parts/DataTable.tsx'
import { Time } from '../../../parts/Time.tsx'
import { refreshWords } from '../adding/refresh.ts'
import { TwoLines } from '../TwoLines.tsx'
import { kindWords } from '../words.ts'
import { isAddress, isOwnersFacts } from './runs.ts'
import { SourceStatus } from './SourceStatus.tsx'
import classes from './source_columns.module.css'

const kindIcons: Record<KnowledgeSource['kind'], LucideIcon> = {
  text: FileText,
  page: Globe,
  site: Network,
  file: File,
}

/** Without what everybody knows: the scheme, and the last slash. */
export const shortAddress = (url: string) => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

export const sourceColumns: Column<KnowledgeSource>[] = [
  {
    header: 'Source',
    cell: (source) => {
      const { kind, title, url, filename } = source
      const Icon = isOwnersFacts(source) ? PenLine : kindIcons[kind]
      const what = isOwnersFacts(source) ? 'Added by your team' : kindWords[kind]
      const where = url ? shortAddress(url) : filename
      return (
        <span className={classes.source}>
          <Icon size={16} aria-hidden className={classes.icon} />
          <TwoLines below={[what, where !== title && where].filter(Boolean).join(' · ')}>{title}</TwoLines>
        </span>
      )
    },
  },
  { header: 'Status', width: '19rem', cell: (source) => <SourceStatus source={source} /> },
  {
    header: 'Facts',
    width: '5rem',
    align: 'right',
    cell: ({ facts_count }) => facts_count.toLocaleString('en'),
  },
  {
    header: 'Passages',
    width: '6.5rem',
    align: 'right',
    wideOnly: true,
    cell: ({ passages_count }) => passages_count.toLocaleString('en'),
  },
  {
    header: 'Last synced',
    width: '9.5rem',
    cell: (source) =>
      isOwnersFacts(source) ? (
        '–'
      ) : (
        <TwoLines below={isAddress(source) && refreshWords(source.refresh_hours)}>
          {source.ingested_at ? <Time value={source.ingested_at} /> : 'Never'}
        </TwoLines>
      ),
  },
]
