import { cachedTokens, type Protocol, type StreamEnd, usage, wireArguments } from '../script.ts'

interface Content {
  role?: string
  parts: { text?: string }[]
}

interface Declaration {
  name: string
  parameters?: object
  parametersJsonSchema?: object
}

interface Request {
  contents: Content[]
  systemInstruction?: Content
  tools?: { functionDeclarations?: Declaration[] }[]
  generationConfig?: { responseJsonSchema?: object; responseSchema?: object }
}

const textOf = (content: Content | undefined) => (content?.parts ?? []).map(({ text = '' }) => text).join('')
const counted = {
  usageMetadata: {
    promptTokenCount: usage.input,
    cachedContentTokenCount: cachedTokens,
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.output,
  },
}
const candidate = (part: object, finishReason?: string) => ({
  candidates: [
    { index: 0, content: { role: 'model', parts: [part] }, ...(finishReason && { finishReason }) },
  ],
})
const finishReasons: Record<StreamEnd, string> = {
  complete: 'STOP',
  calls: 'STOP',
  length: 'MAX_TOKENS',
  declined: 'SAFETY',
}

/** `generateContent`, as Google speaks. */
export const google: Protocol = {
  read(path, body) {
    const [, model, verb] = /\/models\/([^/:]+):(generateContent|streamGenerateContent)/.exec(path) ?? []
    if (model === undefined) return null
    const { contents, systemInstruction, tools = [], generationConfig = {} } = JSON.parse(body) as Request
    return {
      model,
      system: textOf(systemInstruction),
      messages: contents.map((content) => ({
        role: content.role === 'model' ? 'assistant' : 'user',
        text: textOf(content),
      })),
      schema: generationConfig.responseJsonSchema ?? generationConfig.responseSchema ?? null,
      tools: tools.flatMap(({ functionDeclarations = [] }) =>
        functionDeclarations.map(({ name, parameters, parametersJsonSchema }) => ({
          name,
          parameters: parametersJsonSchema ?? parameters ?? {},
        })),
      ),
      streamed: verb === 'streamGenerateContent',
    }
  },
  whole: (_, text) => ({ ...candidate({ text }, 'STOP'), ...counted }),
  declined: () => ({ candidates: [{ index: 0, finishReason: 'SAFETY' }], ...counted }),
  before: () => [],
  piece: (_, text) => candidate({ text }),
  call: (_, call) => [
    candidate({
      functionCall: { name: call.name, args: JSON.parse(wireArguments(call)) },
      thoughtSignature: 'signed',
    }),
  ],
  after: (_, end) => [{ ...candidate({ text: '' }, finishReasons[end]), ...counted }],
  error: (status, message) => ({ error: { code: status, message, status: 'ERROR' } }),
}
