import type { Lead } from '@foyer/sdk'
import { contactName } from '../../conversation/contact_name.ts'
import type { Column } from '../../parts/DataTable.tsx'
import { StatusBadge } from '../../parts/StatusBadge.tsx'
import { Time } from '../../parts/Time.tsx'
import classes from './LeadsPage.module.css'

export const leadColumns = (agentName: (slug: string) => string): Column<Lead>[] => [
  {
    header: 'Contact',
    cell: ({ contact }) => (
      <span className={classes.who}>
        <span>{contactName(contact)}</span>
        {contact.name && <span>{contact.emails[0] ?? contact.visitor_ids[0]}</span>}
      </span>
    ),
  },
  { header: 'Fit', cell: ({ fit }) => (fit ? <StatusBadge status={fit} /> : '–'), width: '10rem' },
  { header: 'Status', cell: ({ status }) => <StatusBadge status={status} />, width: '10rem' },
  { header: 'Agent', cell: ({ agent }) => agentName(agent), width: '10rem' },
  {
    header: 'Lead since',
    cell: ({ lead_since }) => <Time value={lead_since} />,
    width: '9rem',
    align: 'right',
  },
]
