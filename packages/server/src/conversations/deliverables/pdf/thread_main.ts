import { parentPort } from 'node:worker_threads'
import type { PrintRequest } from './page_layout.ts'
import { renderPdf } from './render_pdf.ts'

export type PrintResult = { pdf: Uint8Array } | { error: unknown }

/** Runs in a thread of its own: one document after the other. */
parentPort!.on('message', async (request: PrintRequest) => parentPort!.postMessage(await resultOf(request)))

async function resultOf(request: PrintRequest): Promise<PrintResult> {
  try {
    return { pdf: await renderPdf(request) }
  } catch (error) {
    return { error }
  }
}
