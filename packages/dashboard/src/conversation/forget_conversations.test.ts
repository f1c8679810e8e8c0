import assert from 'node:assert/strict'
import { test } from 'node:test'
import { QueryClient } from '@tanstack/react-query'
import { forgetConversations } from './forget_conversations.ts'

test('of an erased conversation nothing stays in memory, whatever shows it, and others are asked for again', () => {
  const client = new QueryClient()
  const held = [
    ['conversations', 7],
    ['conversations', 7, 'messages'],
    ['conversations', 'list', {}],
    ['traces', 7, 12],
    ['notes', 7],
    ['contacts', 4],
    ['leads', 'list', {}],
    ['deliverables', 'list', { conversation_id: 7 }],
    ['knowledge_gaps', 2],
    ['agents', 'names'],
    ['notes', 8],
  ]
  for (const key of held) client.setQueryData(key, 'words')
  forgetConversations(client, [7])
  const left = client
    .getQueryCache()
    .getAll()
    .map(({ queryKey }) => queryKey)
  assert.deepEqual(left, [
    ['agents', 'names'],
    ['notes', 8],
  ])
})
