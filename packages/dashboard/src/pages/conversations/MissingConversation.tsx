import { MessageSquareOff } from 'lucide-react'
import { useMembership } from '../../api/organization.tsx'
import { MissingPage } from '../../parts/MissingPage.tsx'

export function MissingConversation() {
  const { slug: org } = useMembership()
  return (
    <MissingPage
      icon={MessageSquareOff}
      what="conversation"
      back={{ label: 'Back to conversations', link: { to: '/o/$org/conversations', params: { org } } }}
    >
      It may have been erased, or it belongs to another organization.
    </MissingPage>
  )
}
