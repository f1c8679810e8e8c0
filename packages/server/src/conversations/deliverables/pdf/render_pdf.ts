import pdfmake from 'pdfmake'
import { fonts } from './fonts.ts'
import { type PrintRequest, pageLayout } from './page_layout.ts'

pdfmake.setFonts({ NotoSans: fonts })
// guard: printing fetches nothing [false -> true]
pdfmake.setUrlAccessPolicy(() => false)
const ours = new Set(Object.values(fonts))
// guard: printing reads no file but the fonts [ours… -> true]
pdfmake.setLocalAccessPolicy((path) => ours.has(path))

export const renderPdf = (request: PrintRequest): Promise<Uint8Array> =>
  pdfmake.createPdf(pageLayout(request)).getBuffer()
