import { type Protocol, usage } from '../script.ts'

interface Content {
  role?: string
  parts: { text?: string }[]
}

interface Request {
  contents: Content[]
  systemInstruction?: Content
  generationConfig?: { responseJsonSchema?: object; responseSchema?: object }
}

const textOf = (content: Content | undefined) => (content?.parts ?? []).map(({ text = '' }) => text).join('')
const counted = {
  usageMetadata: {
    promptTokenCount: usage.input,
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.output,
  },
}
const candidate = (text: string, finishReason?: string) => ({
  candidates: [
    { index: 0, content: { role: 'model', parts: [{ text }] }, ...(finishReason && { finishReason }) },
  ],
})

/** `generateContent`, as Google speaks. */
export const google: Protocol = {
  read(path, body) {
    const [, model, verb] = /\/models\/([^/:]+):(generateContent|streamGenerateContent)/.exec(path) ?? []
    if (model === undefined) return null
    const { contents, systemInstruction, generationConfig = {} } = JSON.parse(body) as Request
    return {
      model,
      system: textOf(systemInstruction),
      messages: contents.map((content) => ({
        role: content.role === 'model' ? 'assistant' : 'user',
        text: textOf(content),
      })),
      schema: generationConfig.responseJsonSchema ?? generationConfig.responseSchema ?? null,
      streamed: verb === 'streamGenerateContent',
    }
  },
  whole: (_, text) => ({ ...candidate(text, 'STOP'), ...counted }),
  declined: () => ({ candidates: [{ index: 0, finishReason: 'SAFETY' }], ...counted }),
  before: () => [],
  piece: (_, text) => candidate(text),
  after: (_, __, declined) => [{ ...candidate('', declined ? 'SAFETY' : 'STOP'), ...counted }],
  error: (status, message) => ({ error: { code: status, message, status: 'ERROR' } }),
}
