import type { Reading, ReadingInput } from '../conversation/reading.ts'
import { readMessage as readWith } from '../listening/read_message.ts'
import { data } from './engine_data.ts'

/** As the product reads it. */
export const readMessage = (input: ReadingInput): Reading => readWith(input, data)
