import { operations } from '@foyer/contract'
import type { EmbedText } from '@foyer/engine'
import type { Routes } from '../../platform/http/index.ts'
import { correctMessage } from './correct_message.ts'

/** `vectorOf` tells questions apart. */
export function correctionRoutes({ write }: Routes, { vectorOf }: { vectorOf: EmbedText }) {
  write(operations.correctMessage, (context, db, { params, body }) =>
    correctMessage(
      vectorOf,
      context,
      db,
      { conversation_id: params.id, message_id: params.message_id },
      body,
    ),
  )
}
