import { useDisclosure } from '@mantine/hooks'
import { UserPlus } from 'lucide-react'
import { Page } from '../../parts/Page.tsx'
import { WriteButton } from '../../parts/WriteButton.tsx'
import { InvitationList } from './members/InvitationList.tsx'
import { Invite } from './members/Invite.tsx'
import { MemberList } from './members/MemberList.tsx'
import { OwnersOnly } from './OwnersOnly.tsx'

/** The people of the organization, and those it has asked in. */
export function MembersPage() {
  const [inviting, { open, close }] = useDisclosure()
  return (
    <Page
      title="Members"
      description="Owners have full access. Editors can view and edit. Viewers can only view."
      actions={
        <WriteButton needs="manage" leftSection={<UserPlus size={16} aria-hidden />} onClick={open}>
          Invite someone
        </WriteButton>
      }
    >
      <OwnersOnly what="the members">
        <MemberList />
        <InvitationList />
      </OwnersOnly>
      <Invite opened={inviting} onClose={close} />
    </Page>
  )
}
