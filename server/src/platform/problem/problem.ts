import { HttpException, type HttpStatus } from '@nestjs/common';
import { inLanguage, type Words } from '../language/sentence';

/** What a declared problem says by itself. */
type PlainSentence = Extract<Words, string>;

/** One field that a request got wrong, in words a person understands. */
export interface FieldError {
  readonly field: string;
  readonly message: Words;
}

export interface ProblemDetails {
  /** Replaces the class's own sentence. */
  readonly detail?: Words;
  readonly errors?: readonly FieldError[];
  /** Members beside the standard ones (RFC 9457, section 3.2). */
  readonly extensions?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** What went wrong on our side, for the log alone. */
  readonly cause?: unknown;
}

interface SaidDetails extends ProblemDetails {
  readonly detail: Words;
}

/** An error that a client may see: a status, a stable code and a plain sentence. */
export abstract class Problem extends HttpException {
  constructor(
    readonly code: string,
    readonly title: PlainSentence,
    status: HttpStatus,
    readonly details: SaidDetails,
  ) {
    super(inLanguage('en', details.detail), status, { cause: details.cause });
  }
}

export interface ProblemClass {
  new (details?: ProblemDetails): Problem;
  readonly code: string;
  readonly status: HttpStatus;
  readonly title: PlainSentence;
  readonly detail: PlainSentence;
}

const registered = new Map<string, ProblemClass>();

/**
 * Declares a kind of error. Declared once, at module level; its code is part of the API and of the document.
 * @throws Error when the code is taken.
 */
export function defineProblem(
  code: string,
  status: HttpStatus,
  title: PlainSentence,
  detail: PlainSentence,
): ProblemClass {
  if (registered.has(code)) throw new Error(`problem ${code} is defined twice`);
  const declared = class extends Problem {
    static readonly code = code;
    static readonly status = status;
    static readonly title = title;
    static readonly detail = detail;
    constructor(details: ProblemDetails = {}) {
      super(code, title, status, { ...details, detail: details.detail ?? detail });
    }
  };
  registered.set(code, declared);
  return declared;
}

/** Every kind of error the API can answer with, sorted by code. */
export function problemClasses(): ProblemClass[] {
  return [...registered.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
}
