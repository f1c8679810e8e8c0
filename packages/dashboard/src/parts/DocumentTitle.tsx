import { useDocumentTitle } from '@mantine/hooks'
import { useAttentionCounts } from '../api/attention.ts'
import { countLabel } from '../api/count_label.ts'
import { useMembershipIfAny } from '../api/organization.tsx'
import { pageTitle } from './page_title.ts'

/** The title of the document. Within an organization it counts who waits for a person. */
export function DocumentTitle({ page }: { page: string }) {
  const organization = useMembershipIfAny()?.name
  if (organization === undefined) return <Title text={pageTitle(page)} />
  return <CountingTitle page={page} organization={organization} />
}

function CountingTitle({ page, organization }: { page: string; organization: string }) {
  const waiting = useAttentionCounts().data?.waiting_conversations ?? 0
  return <Title text={pageTitle(page, organization, waiting > 0 ? countLabel(waiting) : undefined)} />
}

function Title({ text }: { text: string }) {
  useDocumentTitle(text)
  return null
}
