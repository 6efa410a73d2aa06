/* generated using openapi-typescript-codegen -- do not edit */
/* istanbul ignore file */
/* tslint:disable */
/* eslint-disable */
export type ContactMessageDto = {
    createdAt: string;
    email: string;
    id: string;
    message: string;
    name: string;
};

