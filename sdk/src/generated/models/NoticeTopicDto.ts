/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
import type { NoticeChannel } from './NoticeChannel';
import type { NoticeKind } from './NoticeKind';
import type { NoticeTopic } from './NoticeTopic';
export type NoticeTopicDto = {
    /**
     * What belongs to it.
     */
    kinds: Array<NoticeKind>;
    /**
     * How it may be told.
     */
    possible: Array<NoticeChannel>;
    /**
     * How it is told in any case, since the contract or the law asks for it.
     */
    required: Array<NoticeChannel>;
    /**
     * What notices are about.
     */
    topic: NoticeTopic;
};

