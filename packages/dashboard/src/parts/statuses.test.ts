import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as vocabulary from '@foyer/contract/vocabulary'
import { statuses } from './statuses.ts'

test('every status of the API has its words and its tone', () => {
  const { conversationStatuses, sourceStatuses, ingestionStatuses, gapStatuses, fits, runStatuses } =
    vocabulary
  const { keyRoles, memberRoles, verdicts, factChanges, resolutionBases, readinessLevels } = vocabulary
  const words = [conversationStatuses, sourceStatuses, ingestionStatuses, gapStatuses, fits, runStatuses]
  const more = [keyRoles, memberRoles, verdicts, factChanges, resolutionBases, readinessLevels]
  for (const word of [...words, ...more].flat()) assert.ok(word in statuses, word)
})
