const mark = Symbol('file answer');

/** An answer that is not JSON: a PDF, an image, a spreadsheet. */
export interface FileAnswer {
  readonly [mark]: true;
  readonly contentType: string;
  readonly body: Uint8Array | NodeJS.ReadableStream;
  /** Offered as the name of the saved file; without it the browser shows the file itself. */
  readonly fileName?: string;
}

export function fileAnswer(file: Omit<FileAnswer, typeof mark>): FileAnswer {
  return { ...file, [mark]: true };
}

export function isFileAnswer(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && mark in answer;
}

export function contentDisposition(fileName: string): string {
  return `attachment; filename="${fileName.replace(/[^\w.-]/g, '_')}"`;
}
