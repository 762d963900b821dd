import { escapeXml } from '@realmkit/openapi/xml';

/** Creates an XHTML content document. */
export function xhtml(options: {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly title: string;
  readonly head?: string;
  readonly body: string;
}): string {
  const { language, direction, title, head = '', body } = options;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<!DOCTYPE html>',
    `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${language}" xml:lang="${language}" dir="${direction}">`,
    `<head><title>${escapeXml(title)}</title>${head}</head>`,
    body,
    '</html>',
  ].join('\n');
}
