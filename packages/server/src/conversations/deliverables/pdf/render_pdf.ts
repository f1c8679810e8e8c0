import pdfmake from 'pdfmake'
import { fonts } from './fonts.ts'
import { type PrintRequest, pageLayout } from './page_layout.ts'

pdfmake.setFonts({ NotoSans: fonts })
// No part of a page names a picture or a file: should one ever do, it is not read.
pdfmake.setUrlAccessPolicy(() => false)
const ours = new Set(Object.values(fonts))
pdfmake.setLocalAccessPolicy((path) => ours.has(path))

export const renderPdf = (request: PrintRequest): Promise<Uint8Array> =>
  pdfmake.createPdf(pageLayout(request)).getBuffer()
