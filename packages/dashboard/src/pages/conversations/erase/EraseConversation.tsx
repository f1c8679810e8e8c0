import type { Conversation, Erasure } from '@foyer/sdk'
import { List, Text } from '@mantine/core'
import { useFoyer } from '../../../api/organization.tsx'
import { useWrite } from '../../../api/use_write.ts'
import { visitorName } from '../../../conversation/conversation_status.ts'
import { EraseButton } from '../../../conversation/EraseButton.tsx'
import { pluralize } from '../../../parts/pluralize.ts'

interface EraseConversationProps {
  conversation: Conversation
  onErased: (receipt: Erasure) => void
}

export function EraseConversation({ conversation, onErased }: EraseConversationProps) {
  const { conversations } = useFoyer()
  const erase = useWrite({
    write: () => conversations.erase(conversation.id),
    // The receipt stands in its place first: then it is forgotten.
    touches: [],
    toldOnPage: true,
    onDone: onErased,
  })
  const answers = Object.keys(conversation.slot_values).length
  return (
    <EraseButton title="Erase this conversation?" erase={erase}>
      <Text>
        This permanently deletes everything {visitorName(conversation)} said, and everything made from it. It
        cannot be undone.
      </Text>
      <List size="sm" spacing={4}>
        <List.Item>
          {pluralize(conversation.messages_count, 'message')} with the reasons for each reply
        </List.Item>
        <List.Item>{pluralize(answers, 'answer')} with the quoted words</List.Item>
        <List.Item>The assessment, brief, recap and documents, and your team’s notes</List.Item>
        <List.Item>Its questions in Gaps, and gaps that nobody else asked about</List.Item>
        <List.Item>Exports of the organization that may contain it</List.Item>
      </List>
      <Text size="sm" c="dimmed">
        Facts and sources stay. The audit log records that it was erased, but nothing that was said.
      </Text>
    </EraseButton>
  )
}
