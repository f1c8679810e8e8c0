import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'

test('a conversation lists its own messages, and no other’s', async () => {
  const api = await newOrganization()
  const conversations = [await newConversation(api), await newConversation(api)]
  for (const { id } of conversations) {
    const { data } = (await api.get(`/conversations/${id}/messages`)).body
    assert.deepEqual(
      data.map(({ conversation_id }: { conversation_id: number }) => conversation_id),
      [id],
    )
  }
})
