import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

export interface FoundPattern {
  readonly source: string;
  readonly flags: string;
  /** File below the root, and line. */
  readonly at: string;
}

export interface FoundPatterns {
  readonly patterns: readonly FoundPattern[];
  /** Patterns that are put together while the program runs: nobody can judge them here. */
  readonly computed: readonly { readonly file: string; readonly expression: string }[];
}

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** The regular expressions of source files, by the parser that builds them. `files`: below `root`. */
export function findPatterns(root: string, files: readonly string[]): FoundPatterns {
  const patterns: FoundPattern[] = [];
  const computed: { file: string; expression: string }[] = [];
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
    walk(program, (node) => {
      const at = `${file}:${text.slice(0, node.start).split('\n').length}`;
      const written = writtenIn(node);
      if (written) patterns.push({ ...written, at });
      else if (isMadeOfText(node)) computed.push({ file, expression: text.slice(node.start, node.end) });
    });
  }
  return { patterns, computed };
}

function writtenIn(node: SyntaxNode): Pick<FoundPattern, 'source' | 'flags'> | undefined {
  if (node.type !== 'Literal' || !('regex' in node)) return undefined;
  const { pattern, flags } = node.regex as { pattern: string; flags: string };
  return { source: pattern, flags };
}

function isMadeOfText(node: SyntaxNode): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false;
  const { callee } = node as SyntaxNode & { callee?: { name?: string } };
  return callee?.name === 'RegExp';
}

function walk(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && 'start' in value) visit(value as SyntaxNode);
  for (const part of Object.values(value)) walk(part, visit);
}
