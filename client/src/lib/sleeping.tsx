import { type ComponentType, lazy, type ReactNode, Suspense, useLayoutEffect } from 'react';
import { loadTexts, withTexts } from '../texts/define-texts';
import { delay } from './delay';
import { currentLanguage, firstLanguage } from './language';
import classes from './sleeping.module.css';
import { typedBefore } from './waking-up';

/** What shows that somebody is there, with whatever hand. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll', 'input', 'change', 'click'];

/** Some programs that read aloud tell the page nothing of what they do. */
const patienceMs = 4_000;
const againMs = 1000;

function somebody(): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(patience);
      for (const sign of signs) document.removeEventListener(sign, wake, true);
      resolve();
    };
    const patience = setTimeout(wake, patienceMs);
    for (const sign of signs) document.addEventListener(sign, wake, { capture: true, passive: true });
  });
}

let sleep: Promise<void> | undefined;
let pressed: HTMLButtonElement | null = null;

/**
 * Lets the parts of a page that came whole sleep until somebody is there: who only looks fetches none of their program.
 */
export function sleepUntilSomebodyComes(): Promise<void> {
  sleep = somebody();
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest('button') : null;
  };
  document.addEventListener('click', remember, true);
  return sleep;
}

const parts = new Set<SleepingPart>();

/** A page with the parts of it that do not sleep: one that is opened without being rendered is opened whole. */
export async function withParts<Page>(loading: Promise<Page>): Promise<Page> {
  const page = await loading;
  if (!sleep) await Promise.all([...parts].map((part) => part.arrive()));
  return page;
}

/** A part of a rendered page that one can read without its program. What was done to it while it slept is done again. */
export class SleepingPart {
  /** Always the same element: if it were given another one while it sleeps, React would throw away what was rendered. */
  readonly content: ReactNode;
  private place: HTMLElement | null = null;
  private typeAgain: (() => void) | undefined;
  private arriving: Promise<ComponentType> | undefined;
  private isLost = false;

  constructor(private readonly load: () => Promise<ComponentType>) {
    const Part = lazy(async () => {
      const part = await this.wake();
      this.typeAgain = this.place ? typedBefore(this.place) : undefined;
      return { default: part };
    });
    this.content = (
      <Suspense>
        <Part />
        <Awake onAwake={this.doAgain} />
      </Suspense>
    );
    parts.add(this);
  }

  /** A part that was lost does not stand anywhere else: where the page is opened anew, so is the program. */
  readonly stand = (place: HTMLElement | null): void => {
    if (this.isLost && place && place !== this.place) window.location.reload();
    this.place = place ?? this.place;
  };

  arrive(): Promise<ComponentType> {
    this.arriving ??= this.loadWithTexts();
    return this.arriving;
  }

  private async loadWithTexts(): Promise<ComponentType> {
    const part = await withTexts(this.load());
    // What sleeps can be read as it is, and must not wake up without a text.
    if (sleep) await Promise.all([loadTexts(firstLanguage()), loadTexts(currentLanguage())]);
    return part;
  }

  /** Until its program has come the part stays as it was rendered. */
  private async wake(): Promise<ComponentType> {
    await sleep;
    try {
      return await this.arrive();
    } catch (error) {
      if (!sleep) throw error;
      this.isLost = true;
      // A browser asks for a lost part of a program only with the whole page. It can be read as it is meanwhile.
      await this.needed();
      window.location.reload();
      return new Promise(() => {});
    }
  }

  private needed(): Promise<unknown> {
    if (this.place?.contains(pressed)) return delay(againMs);
    return new Promise<void>((resolve) => {
      const look = ({ target }: Event) => {
        if (target instanceof Node && this.place?.contains(target)) resolve();
      };
      // Before React, which lets none of these through to what it has not taken over.
      for (const doing of ['click', 'change']) document.addEventListener(doing, look, true);
    });
  }

  private readonly doAgain = (): void => {
    // What is ticked again is pressed as well, and must not take the place of what was pressed last.
    const last = pressed;
    this.typeAgain?.();
    this.typeAgain = undefined;
    if (!this.place?.contains(last)) return;
    last?.click();
    pressed = null;
  };
}

/** At once, before another key can come: what is typed from here on is the program's. */
function Awake({ onAwake }: { onAwake: () => void }) {
  useLayoutEffect(() => queueMicrotask(onAwake), [onAwake]);
  return null;
}

export function Sleeping({ part: { stand, content } }: { part: SleepingPart }) {
  return (
    <div ref={stand} className={classes.part}>
      {content}
    </div>
  );
}
