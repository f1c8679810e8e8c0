import { getRouteApi } from '@tanstack/react-router'
import { MessageSquareQuote, Plus } from 'lucide-react'
import { useList } from '../../api/list.ts'
import { useDisabledReason, useFoyer, useMembership } from '../../api/organization.tsx'
import { ArchivedSwitch } from '../../parts/ArchivedSwitch.tsx'
import { DataTable } from '../../parts/DataTable.tsx'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Page } from '../../parts/Page.tsx'
import { Section } from '../../parts/Section.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { SavedReplyDialog } from './SavedReplyDialog.tsx'
import { savedReplyColumns } from './saved_reply_columns.tsx'

const route = getRouteApi('/o/$org/settings/saved-replies')

/** Replies that the team writes once and sends often. */
export function SavedRepliesPage() {
  const { slug: org } = useMembership()
  const search = route.useSearch()
  const { archived, create, edit } = search
  const navigate = route.useNavigate()
  const foyer = useFoyer()
  const canWrite = useDisabledReason('write') === null
  const replies = useList(['saved_replies', 'list', { archived }], (cursor, options) =>
    foyer.savedReplies.list({ ...cursor, ...(archived && { include_archived: true }) }, options),
  )
  const createButton = (
    <WriteButton
      leftSection={<Plus size={16} aria-hidden />}
      onClick={() => navigate({ search: { ...search, create: 'yes' } })}
    >
      Add saved reply
    </WriteButton>
  )
  return (
    <Page
      title="Saved replies"
      description="Reusable replies for your team. In a conversation, press / to insert one."
      actions={createButton}
    >
      <Section
        flush
        title="All saved replies"
        actions={
          <ArchivedSwitch
            archived={archived}
            onChange={(yes) => navigate({ search: { ...search, archived: yes }, replace: true })}
          />
        }
      >
        <DataTable
          label="Saved replies"
          query={replies}
          columns={savedReplyColumns}
          link={({ id }) => ({
            to: '/o/$org/settings/saved-replies',
            params: { org },
            search: { archived, edit: String(id) },
            resetScroll: false,
          })}
          empty={
            <EmptyState icon={MessageSquareQuote} title="No saved replies yet" action={createButton}>
              Save the answers you write again and again: opening hours, directions, when you will call back.
            </EmptyState>
          }
        />
      </Section>
      <SavedReplyDialog
        // Another reply begins with its own words.
        key={edit ?? create}
        id={edit}
        opened={edit !== undefined || (create === 'yes' && canWrite)}
        onClose={() => navigate({ search: { archived } })}
        onSaved={() => navigate({ search: { archived }, ignoreBlocker: true })}
      />
    </Page>
  )
}
